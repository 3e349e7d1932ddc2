import { useLocale } from '@tarmac/admin-kit/i18n';
import { Skeleton, Tag } from '@tarmac/admin-kit/input';
import { toText } from '@tarmac/admin-kit/field';
import { type FormChange, formFieldFields, formHeadFields } from '@tarmac/freight-api/online';
import { useQuery } from '@tanstack/react-query';
import { publishTexts as texts } from './designerTexts.ts';
import { formApi } from './form.resource.ts';

/** What differs between two versions, or between one and the draft, by field. */
export function VersionChanges({ headId, from, to }: { headId: string; from?: number; to: number }) {
  const { localize } = useLocale();
  const { data } = useQuery({
    queryKey: ['formChanges', headId, from, to],
    queryFn: ({ signal }) => formApi.head.compare({ id: headId, to, ...(from !== undefined && { from }) }, { signal }),
    gcTime: 0,
  });
  if (!data) return <Skeleton rows={2} />;
  if (data.length === 0) return <p className="mt-2 mb-0">{localize(texts.same)}</p>;
  return (
    <div className="mt-2 overflow-x-auto">
      <table aria-label={localize(texts.changes)} className="w-full border-collapse text-sm">
        <thead>
          <tr>
            {[texts.part, texts.property, texts.before, texts.after].map((title) => (
              <th key={title.en} className="border-0 border-b border-solid border-line p-1.5 text-start font-medium text-ink-secondary">
                {localize(title)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{data.flatMap((change) => linesOf(change).map(({ key, ...line }) => <ChangeLine key={key} {...line} />))}</tbody>
      </table>
    </div>
  );
}

interface Line {
  key: string;
  change: FormChange;
  property: string;
  before: unknown;
  after: unknown;
}

/** Of what is new or gone, that it is; of what is changed each property. */
const linesOf = (change: FormChange): Line[] =>
  change.change === 'changed'
    ? change.properties.map(({ property, before, after }) => ({
        key: `${change.part} ${change.name} ${property}`,
        change,
        property,
        before,
        after,
      }))
    : [{ key: `${change.part} ${change.name}`, change, property: '', before: null, after: null }];

const cell = 'border-0 border-b border-solid border-line p-1.5 align-top';

function ChangeLine({ change, property, before, after }: Omit<Line, 'key'>) {
  const { localize } = useLocale();
  return (
    <tr>
      <td className={cell}>
        {localize(texts[change.part])} {change.name}
      </td>
      {property === '' ? (
        <td className={cell} colSpan={3}>
          <Tag tone={change.change === 'added' ? 'ok' : 'danger'}>{localize(change.change === 'added' ? texts.added : texts.removed)}</Tag>
        </td>
      ) : (
        <>
          <td className={cell}>{localize(labelOf(property))}</td>
          <td className={cell}>{told(before)}</td>
          <td className={cell}>{told(after)}</td>
        </>
      )}
    </tr>
  );
}

const labels: Readonly<Record<string, { label: { zh: string; en: string } }>> = { ...formHeadFields, ...formFieldFields };
const labelOf = (property: string) => (Object.hasOwn(labels, property) ? labels[property]!.label : property);

const told = (value: unknown): string => (typeof value === 'object' && value !== null ? JSON.stringify(value) : toText(value) || '—');
