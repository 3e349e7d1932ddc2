import { refusedField } from '../../../platform/errors.ts';
import { billKind } from './bill.states.ts';
import { type NamedParty, subjectOf } from './billSubjects.ts';

/** Whom an input names that a bill is for, by its kind. @throws InvalidInput nobody */
export function partyOf(input: NamedParty): { billKind: string; partyId: string } {
  const kind = input.billKind ?? billKind.customer;
  const { party } = subjectOf({ billKind: kind });
  const partyId = input[party];
  if (partyId === null || partyId === undefined || partyId === '') throw refusedField(party, '请选择账单的对方');
  return { billKind: kind, partyId };
}
