import { routes } from '../../../platform/contract/index.ts';
import { examineNotes } from './examine.service.ts';
import { examineSheet } from './examineSheet.service.ts';
import { examinationContract } from './examination.contract.ts';
import { listPayees, setPayee } from './payee.service.ts';
import { remindFunds } from './remindFunds.service.ts';
import { unexamineNote } from './unexamine.service.ts';

/** @source freight-domain 3.2 N17–N19, N29 */
export const examinationRoutes = routes(examinationContract, {
  examineSheet: (ctx, { body }) => examineSheet(ctx, body.ids),
  examine: (ctx, { body }) => examineNotes(ctx, body),
  unexamine: (ctx, { body }) => unexamineNote(ctx, body),
  remindFunds: (ctx, { body }) => remindFunds(ctx, body),
  payees: (ctx, { query }) => listPayees(ctx, query.id),
  setPayee: (ctx, { body }) => setPayee(ctx, body),
});
