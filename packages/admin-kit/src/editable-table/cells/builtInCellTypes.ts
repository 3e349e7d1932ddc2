import type { CellType, CellTypes } from './cellType.ts';
import { dictSearchType, entityTypes, multipleTypes, radioType, selectTypes } from './choices.ts';
import { dateTimeType, dateType, timeType } from './dates.ts';
import { fileTypes } from './files.ts';
import { inputType, textareaType } from './input.ts';
import { inputNumberType } from './inputNumber.ts';
import { helperTypes, hiddenType, linkType, normalType, popupType, slotType } from './plain.ts';
import { progressType } from './progress.ts';
import { tagsType } from './tags.ts';
import { checkboxType, switchType } from './toggles.ts';

const types: readonly CellType[] = [
  normalType,
  hiddenType,
  ...helperTypes,
  linkType,
  inputType,
  inputNumberType,
  textareaType,
  { ...textareaType, name: 'input_pop' },
  ...selectTypes,
  ...multipleTypes,
  dictSearchType,
  radioType,
  dateType,
  dateTimeType,
  timeType,
  checkboxType,
  switchType,
  ...fileTypes,
  popupType,
  progressType,
  tagsType,
  ...entityTypes,
  slotType,
];

/** The cell types that every table knows, without their React controls. @source TBL-02 */
export const builtInCellTypes: CellTypes = Object.fromEntries(types.map((type) => [type.name, type]));
