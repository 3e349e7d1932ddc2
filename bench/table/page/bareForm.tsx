import type { Row } from '@tarmac/admin-kit/editable-table';
import { createRoot } from 'react-dom/client';
import { useForm } from 'react-hook-form';
import { typedKey } from './data.ts';
import { middleOf, type Stand } from './subject.ts';

const keys = Array.from({ length: 8 }, (_, at) => (at === 1 ? typedKey : `field${at}`));

function Form({ rows }: { rows: Row[] }) {
  const { register } = useForm({ defaultValues: { rows: rows as Array<Record<string, string>> } });
  return (
    <div style={{ height: 640, overflow: 'auto' }}>
      <table>
        <tbody>
          {rows.map((row, at) => (
            <tr key={row['id'] as string}>
              {keys.map((key) => (
                <td key={key} className="border border-solid border-line">
                  <input aria-label={`${key} ${at + 1}`} className="h-9 w-32 px-1" {...register(`rows.${at}.${key}`)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** 100 × 8 bare inputs under react-hook-form. */
export function prepareBareForm(host: HTMLElement): Stand {
  const root = createRoot(host);
  root.render(null);
  return {
    mount: (rows) => root.render(<Form key={rows.length} rows={rows} />),
    isShown: () => host.querySelector('input') !== null,
    unmount: () => root.render(null),
    pointOf: (row) => middleOf(host.querySelectorAll('tr')[row]?.querySelectorAll('input')[1]),
  };
}
