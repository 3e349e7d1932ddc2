import type { PickerProps } from '@tarmac/admin-kit/field';
import { useLocale } from '@tarmac/admin-kit/i18n';
import { TextArea } from '@tarmac/admin-kit/input';
import { createQuartzJobQueries } from '@tarmac/freight-api/system';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../shared/session/session.ts';
import { quartzJobTexts as texts } from './quartzJobTexts.ts';

const queries = createQuartzJobQueries(client);

/** What a schedule sets of its job, as JSON, below which stands what there is to set. @source SYS-11, security 35 */
export function ParameterInput({ value, defaultValue: _none, valueText: _text, onPick: _pick, onValueChange, ...props }: PickerProps) {
  const { localize } = useLocale();
  const { data = [] } = useQuery(queries.kinds());
  return (
    <div className="flex flex-col gap-1">
      <TextArea {...props} rows={3} maxLength={2000} value={value ?? ''} onValueChange={(text) => onValueChange?.(text)} />
      <div className="text-sm text-ink-secondary">
        {localize(texts.parameterHelp)}
        {data.flatMap(({ name, settings }) =>
          settings.map((setting) => (
            <div key={`${name} ${setting.name}`}>
              <code>{`{"${setting.name}":${setting.default}}`}</code> {name} · {localize(setting.label)} {setting.minimum}–{setting.maximum}
            </div>
          )),
        )}
      </div>
    </div>
  );
}
