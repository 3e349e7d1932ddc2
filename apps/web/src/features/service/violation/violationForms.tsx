import { type LocalText, useLocale } from '@tarmac/admin-kit/i18n';
import type { ActionForm } from '@tarmac/admin-kit/resource';
import {
  type Violation,
  violationAppealFields,
  violationCancelFields,
  violationEditFields,
  violationFields,
  violationHandleFields,
  violationSchemas as schemas,
} from '@tarmac/freight-api/service';
import { Note } from '../../../shared/pages/Note.tsx';
import { RowFacts } from '../../../shared/pages/RowFacts.tsx';
import { violationTexts as texts } from './violationTexts.ts';

const about = [
  'violationNo',
  'violationType',
  'targetName',
  'vehicleNumber',
  'shippingNoteNumber',
  'happenTime',
  'detail',
  'files',
  'appealContent',
  'appealFiles',
  'scoreDeduct',
  'fineAmount',
] as const;

function Intro({ row, follows }: { row: Violation; follows?: LocalText }) {
  const { localize } = useLocale();
  return (
    <>
      <RowFacts row={row} fields={violationFields} names={about} />
      {follows !== undefined && <Note>{localize(follows)}</Note>}
    </>
  );
}

const introOf =
  (follows?: LocalText): NonNullable<ActionForm<Violation>['intro']> =>
  ([row]) => <Intro row={row!} {...(follows === undefined ? {} : { follows })} />;

const { handleResult } = violationHandleFields;
/** Others than customers have points, and may be sent no more; a fine is deducted from a waybill. */
const isOfFleet = (values: Readonly<Record<string, unknown>>) => values['targetType'] !== '2';
const hidden = { targetType: violationFields.targetType, noteId: violationFields.noteId };
const ofRow = ([row]: readonly Violation[]) => ({ targetType: row?.targetType, noteId: row?.noteId });
const away = [
  { field: 'targetType', when: () => false },
  { field: 'noteId', when: () => false },
] as const;
const punishment = [
  { field: 'scoreDeduct', when: isOfFleet },
  { field: 'fineAmount', when: (values: Readonly<Record<string, unknown>>) => isOfFleet(values) && Boolean(values['noteId']) },
  { field: 'blacklist', when: isOfFleet },
] as const;

/** What the moves of a violation ask for. */
export const violationForms = {
  edit: {
    schema: schemas.edit,
    fields: { ...hidden, ...violationEditFields },
    columns: 2,
    width: 760,
    initial: ([row]) => ({
      ...ofRow([row!]),
      violationType: row?.violationType,
      happenTime: row?.happenTime,
      location: row?.location,
      lng: row?.lng,
      lat: row?.lat,
      detail: row?.detail,
      files: row?.files,
      scoreDeduct: row?.scoreDeduct,
      fineAmount: row?.fineAmount,
      blacklist: row?.blacklist,
    }),
    layout: [
      ...away,
      'violationType',
      'happenTime',
      'location',
      { field: 'detail', wide: true },
      { field: 'files', wide: true },
      ...punishment,
    ],
  },
  appeal: { schema: schemas.appeal, fields: violationAppealFields, width: 640, intro: introOf(texts.appealHelp) },
  punish: {
    fields: { ...hidden, ...violationHandleFields },
    width: 640,
    intro: introOf(texts.punishHelp),
    initial: ([row]) => ({ ...ofRow([row!]), scoreDeduct: row?.scoreDeduct, fineAmount: row?.fineAmount, blacklist: row?.blacklist }),
    layout: [...away, 'handleResult', ...punishment],
  },
  acquit: { fields: { handleResult }, intro: introOf() },
  cancel: { schema: schemas.cancel, fields: violationCancelFields, intro: introOf() },
} as const satisfies Record<string, ActionForm<Violation>>;
