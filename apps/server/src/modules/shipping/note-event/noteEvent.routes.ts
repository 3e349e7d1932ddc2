import { routes } from '../../../platform/contract/index.ts';
import { noteEventContract } from './noteEvent.contract.ts';
import { addNote, listNoteEvents } from './noteEvent.service.ts';

/** @source freight-domain G04, G08 */
export const noteEventRoutes = routes(noteEventContract, {
  list: (ctx, { query }) => listNoteEvents(ctx, query),
  add: (ctx, { body }) => addNote(ctx, body),
});
