import { definePicker as defineRowPicker, type PickerDefinition } from '@tarmac/admin-kit/resource';
import { listWire } from '../api/listWire.ts';

/** Makes the picker of an entity, which asks as our server is asked. */
export const definePicker = <Row extends object>(definition: PickerDefinition<Row>) => defineRowPicker({ ...definition, wire: listWire });
