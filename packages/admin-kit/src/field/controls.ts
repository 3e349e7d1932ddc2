/** Inputs of forms and of opened searches, in one chunk: a list is read long before anything is typed into it. */
export { DateInput, DateTimeInput } from '../input/DateInput.tsx';
export { DateRangeInput } from '../input/DateRangeInput.tsx';
export { FileInput } from '../input/FileInput.tsx';
export { ImageUpload } from '../input/ImageUpload.tsx';
export { NumberInput, QuantityInput } from '../input/numbers.tsx';
export { Switch } from '../input/choices.tsx';
export { DictInput, DictSearch } from './DictControls.tsx';
export { FlagSearch } from './FlagSearch.tsx';
export { TimeInput } from '../input/TimeInput.tsx';
export { TextArea } from '../input/TextArea.tsx';
export { JsonInput } from './JsonInput.tsx';
export { NumberRange } from './NumberRange.tsx';
export { ReferenceInput, ReferenceSearch } from './ReferenceControls.tsx';
