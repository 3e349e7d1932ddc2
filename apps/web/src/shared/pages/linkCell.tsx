import type { ReactNode } from 'react';
import { AppLink } from './AppLink.tsx';

type Row = Readonly<Record<string, unknown>>;

/** The cell of a number that leads to what it names. @param hrefOf by the number and its row */
export const linkCell =
  (hrefOf: (text: string, row: Row) => string) =>
  (value: unknown, row: Row): ReactNode =>
    typeof value === 'string' && value !== '' ? (
      <AppLink href={hrefOf(value, row)} className="text-primary-ink">
        {value}
      </AppLink>
    ) : (
      '--'
    );

/** To the waybill of the row. */
export const noteCell = linkCell((_number, { noteId }) => `/shipping/detail/${typeof noteId === 'string' ? noteId : ''}`);
