import type { ActionForm } from '@tarmac/admin-kit/resource';
import { useLocale } from '@tarmac/admin-kit/i18n';
import { examinationSchemas as schemas, examinationUnexamineFields } from '@tarmac/freight-api/finance';
import type { ShippingNote } from '@tarmac/freight-api/shipping';
import { Note } from '../../../../shared/pages/Note.tsx';
import { NoteSummary } from '../NoteSummary.tsx';
import { examiningTexts as texts } from './examiningTexts.ts';

function WhatFollows({ row }: { row: ShippingNote }) {
  const { localize } = useLocale();
  return (
    <>
      <NoteSummary row={row} />
      <Note>{localize(texts.unexamineHelp)}</Note>
    </>
  );
}

/** What taking an examination back asks for. */
export const unexamineForm: ActionForm<ShippingNote> = {
  schema: schemas.unexamine,
  fields: examinationUnexamineFields,
  intro: ([row]) => <WhatFollows row={row!} />,
};
