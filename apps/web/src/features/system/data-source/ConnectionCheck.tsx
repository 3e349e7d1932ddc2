import { toText } from '@tarmac/admin-kit/field';
import { useLocale } from '@tarmac/admin-kit/i18n';
import { Button } from '@tarmac/admin-kit/input';
import { useCan } from '@tarmac/admin-kit/permission';
import type { FormValues } from '@tarmac/admin-kit/resource';
import { createConnectionTestApi } from '@tarmac/freight-api/system';
import { useMutation } from '@tanstack/react-query';
import { errorText } from '../../../shared/texts/errorText.ts';
import { client } from '../../../shared/session/session.ts';
import { dataSourceTexts as texts } from './dataSourceTexts.ts';

const api = createConnectionTestApi(client);

/** Tries the connection that a form describes, and says what came of it. @source SYS-14, jeecg-wire 3.9 */
export function ConnectionCheck({ id, values }: ConnectionCheckProps) {
  const { localize } = useLocale();
  const can = useCan();
  const check = useMutation({
    mutationFn: () => {
      const of = (name: string) => toText(values[name]);
      return api.testConnection({
        id: id ?? null,
        dbType: of('dbType'),
        dbDriver: of('dbDriver'),
        dbUrl: of('dbUrl'),
        dbName: of('dbName'),
        dbUsername: of('dbUsername'),
        dbPassword: of('dbPassword'),
      });
    },
  });
  if (!can('dataSource:test')) return null;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button busy={check.isPending} onClick={() => check.mutate()}>
        {localize(texts.test)}
      </Button>
      <p role="status" className={`m-0 ${check.isSuccess ? 'text-ok-ink' : 'text-danger-ink'}`}>
        {check.isPending ? '' : check.isSuccess ? check.data : check.error && errorText(check.error)}
      </p>
    </div>
  );
}

interface ConnectionCheckProps {
  /** Of a stored data source, whose password is used where none is typed. */
  id?: string;
  values: FormValues;
}
