import { toText } from '../internals/toText.ts';
import type { OnlineParts, OnlineRow } from './onlineForm.ts';
import { titleFieldOf } from './onlineResource.tsx';

/** What the rows of a page are called by their ids; those of one name are counted, since parts of a page are told apart by names. */
export function rowTitles(form: Pick<OnlineParts, 'tree' | 'fields'>, rows: readonly OnlineRow[]): Map<string, string> {
  const field = titleFieldOf(form);
  const titles = rows.map((row) => toText(row[field]));
  return new Map(
    rows.map((row, at) => {
      const title = titles[at]!;
      const isShared = titles.indexOf(title) !== titles.lastIndexOf(title);
      const place = titles.slice(0, at + 1).filter((one) => one === title).length;
      return [toText(row['id']), isShared ? `${title} ${place}`.trim() : title];
    }),
  );
}
