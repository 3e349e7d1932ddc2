import type { FieldKind, SearchInputProps } from '../field/defineFieldKind.ts';
import { useFieldKinds } from '../field/FieldProvider.tsx';
import { dateKind } from '../field/kinds/date.tsx';
import { dateTimeKind } from '../field/kinds/dateTime.tsx';
import { dictKind } from '../field/kinds/dict.tsx';
import { integerKind } from '../field/kinds/integer.tsx';
import { longTextKind } from '../field/kinds/longText.tsx';
import { decimalKind } from '../field/kinds/quantity.tsx';
import { textKind } from '../field/kinds/text.tsx';
import { timeKind } from '../field/kinds/time.tsx';
import type { OnlineFieldDefinition } from './onlineDefinitions.tsx';
import type { OnlineForm } from './onlineForm.ts';
import { onlineKinds } from './onlineKinds.tsx';

const kinds = [
  textKind,
  longTextKind,
  integerKind,
  decimalKind,
  dictKind,
  dateKind,
  dateTimeKind,
  timeKind,
  ...onlineKinds,
] as unknown as readonly FieldKind[];

/** The kinds of a form of which lists ask by other inputs than those that fill its fields in; none for most forms. */
export const askedKinds = ({ fields, subs }: OnlineForm): FieldKind[] =>
  [fields, ...subs.map((sub) => sub.fields)].flat().some(({ query }) => query)
    ? kinds.map((kind) => ({ ...kind, Search: searchOf(kind) }))
    : [];

/** The input that asks for a field: its own, or that of the field as it is asked for. */
const searchOf = ({ Search: Own }: FieldKind) =>
  function AskedSearch({ meta, ...props }: SearchInputProps) {
    const kindOf = useFieldKinds();
    const { asked } = meta as OnlineFieldDefinition;
    const Search = asked ? kindOf(asked).Search : Own;
    return Search ? <Search {...props} meta={asked ?? meta} /> : null;
  };
