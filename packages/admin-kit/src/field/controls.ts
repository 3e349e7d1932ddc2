/** Inputs of forms and of opened searches, in one chunk: a list is read long before anything is typed into it. */
export { DictMultiSelect, DictSelect } from '../dictionary/controls.tsx';
export { DateInput, DateTimeInput } from '../input/DateInput.tsx';
export { DateRangeInput } from '../input/DateRangeInput.tsx';
export { FileInput } from '../input/FileInput.tsx';
export { ImageUpload } from '../input/ImageUpload.tsx';
export { NumberInput, QuantityInput } from '../input/numbers.tsx';
export { Switch } from '../input/choices.tsx';
export { Select } from '../input/Select.tsx';
export { TextArea } from '../input/TextArea.tsx';
export { NumberRange } from './NumberRange.tsx';
export { ReferenceInput, ReferenceSearch } from './ReferenceControls.tsx';
