import { Drawer } from '@tarmac/admin-kit/dialog';
import { interpolate, useLocale } from '@tarmac/admin-kit/i18n';
import { Empty, Skeleton } from '@tarmac/admin-kit/input';
import type { ActionDialogProps } from '@tarmac/admin-kit/resource';
import { createFormEnhanceApi, type FormHeadRow } from '@tarmac/freight-api/online';
import { useQuery } from '@tanstack/react-query';
import { Note } from '../../../shared/pages/Note.tsx';
import { client } from '../../../shared/session/session.ts';
import { formTitle } from './form.resource.ts';
import { dialogTexts as texts } from './designerTexts.ts';

const api = createFormEnhanceApi(client);

/** Scripts that came along from a stock product: they are shown, never run, and what is to be used in their place is said. */
export default function EnhanceDrawer({ rows, onOpenChange }: Pick<ActionDialogProps<FormHeadRow, never>, 'rows' | 'onOpenChange'>) {
  const { localize } = useLocale();
  const [head] = rows as readonly [FormHeadRow];
  const { id } = head;
  const { data } = useQuery({
    queryKey: ['formScripts', id],
    queryFn: async ({ signal }) => {
      const [list, form, sql, java] = await Promise.all([
        api.enhanceJs(id, { type: 'list' }, { signal }),
        api.enhanceJs(id, { type: 'form' }, { signal }),
        api.enhanceSql(id, { signal }),
        api.enhanceJava(id, { signal }),
      ]);
      return [
        ...[list, form].map((script, index) => ({ title: `JS · ${index === 0 ? 'list' : 'form'}`, text: script?.cgJs ?? '' })),
        ...sql.map(({ buttonCode, cgbSql }) => ({ title: `SQL · ${buttonCode ?? ''}`, text: cgbSql ?? '' })),
        ...java.map(({ buttonCode, cgJavaValue }) => ({ title: `Java · ${buttonCode ?? ''}`, text: cgJavaValue ?? '' })),
      ].filter(({ text }) => text !== '');
    },
    gcTime: 0,
  });
  return (
    <Drawer open onOpenChange={onOpenChange} title={interpolate(localize(texts.scripts), { name: localize(formTitle(head)) })} width={720}>
      <Note>{localize(texts.never)}</Note>
      {!data && <Skeleton rows={4} />}
      {data?.length === 0 && <Empty>{localize(texts.noScripts)}</Empty>}
      {data?.map(({ title, text }) => (
        <section key={title} className="mb-3">
          <h3 className="m-0 mb-1 text-base font-medium">{title}</h3>
          <pre className="m-0 overflow-x-auto rounded-md bg-sunken p-3 text-sm">{text}</pre>
        </section>
      ))}
    </Drawer>
  );
}
