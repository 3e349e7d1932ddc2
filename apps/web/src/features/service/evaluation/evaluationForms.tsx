import { type LocalText, useLocale } from '@tarmac/admin-kit/i18n';
import type { ActionForm } from '@tarmac/admin-kit/resource';
import {
  type Evaluation,
  evaluationAddFields,
  evaluationFields,
  evaluationHideFields,
  evaluationReplyFields,
  evaluationSchemas as schemas,
} from '@tarmac/freight-api/service';
import { Note } from '../../../shared/pages/Note.tsx';
import { RowFacts } from '../../../shared/pages/RowFacts.tsx';
import { serviceTexts } from '../../../shared/service/serviceTexts.ts';
import { evaluationTexts as texts } from './evaluationTexts.ts';

const about = ['shippingNoteNumber', 'fromName', 'toName', 'score', 'content', 'submitTime'] as const;

/** Customers have no score. */
const customerSide = '2';

function Intro({ row, follows }: { row: Evaluation; follows?: LocalText }) {
  const { localize } = useLocale();
  return (
    <>
      <RowFacts row={row} fields={evaluationFields} names={about} />
      {follows !== undefined && <Note>{localize(follows)}</Note>}
    </>
  );
}

const introOf =
  (follows: LocalText): NonNullable<ActionForm<Evaluation>['intro']> =>
  ([row]) => <Intro row={row!} follows={follows} />;

const { noteId: _noteId, ...giveFields } = evaluationAddFields;

/** What the actions on evaluations ask for. */
export const evaluationForms = {
  give: {
    fields: giveFields,
    columns: 2,
    width: 640,
    intro: ([row]) => <Intro row={row!} {...(row?.toType === customerSide ? {} : { follows: serviceTexts.scoreHelp })} />,
    initial: () => ({ anonymous: '0' }),
    layout: {
      groups: [
        {
          title: '',
          items: [
            'score',
            { field: 'anonymous', help: serviceTexts.anonymousHelp },
            { field: 'content', wide: true },
            { field: 'tags', wide: true, help: serviceTexts.tagsHelp },
          ],
        },
        { title: serviceTexts.itemsTitle, items: ['timeliness', 'safety', 'service', 'document'] },
      ],
    },
  },
  reply: { schema: schemas.reply, fields: evaluationReplyFields, intro: introOf(texts.replyHelp) },
  hide: { schema: schemas.hide, fields: evaluationHideFields, intro: introOf(texts.hideHelp) },
} as const satisfies Record<string, ActionForm<Evaluation>>;
