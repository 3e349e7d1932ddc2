import type { SchemaSource } from '@tarmac/admin-kit/form';
import type { ActionContext, ActionForm } from '@tarmac/admin-kit/resource';
import { createNoteEventApi, noteEventAddFields, noteEventFields, noteEventSchemas, type ShippingNote } from '@tarmac/freight-api/shipping';
import { asInput } from '../../../shared/lists/asInput.ts';
import { client } from '../../../shared/session/session.ts';

const events = createNoteEventApi(client);

/** What was typed of a remark: an input of several choices gives their codes with commas between. */
export interface TypedRemark {
  content: string;
  files?: string | null;
  visibleTo: string;
}

/** Writes what was typed beside a waybill. */
export const addRemark = (
  row: ShippingNote,
  { typedRemark: { visibleTo, ...remark }, context }: { typedRemark: TypedRemark; context: ActionContext },
) => events.add({ noteId: row.id, ...remark, visibleTo: visibleTo.split(',') as Array<'platform' | 'customer' | 'driver'> }, context);

/** As the contract has it, of what was typed. */
const schema: SchemaSource = async () => {
  const { '~standard': standard } = await noteEventSchemas.add();
  const validate = (typed: unknown) => {
    const remark = typed as Partial<TypedRemark>;
    return standard.validate({ ...remark, visibleTo: remark.visibleTo?.split(',') });
  };
  return { '~standard': { ...standard, validate } };
};

/** A remark and who may read it; everybody unless said. @source freight-domain G08 */
export const addNoteForm: Omit<ActionForm<ShippingNote>, 'intro'> = {
  schema,
  fields: { ...noteEventAddFields, visibleTo: asInput(noteEventFields.visibleTo, true) },
  initial: () => ({ visibleTo: 'platform,customer,driver' }),
  layout: ['content', { field: 'visibleTo', help: { zh: '平台人员总能看到', en: 'The platform always sees it' } }, 'files'],
};
