import { useFormContext } from 'react-hook-form';
import { DictMultiSelect, DictSearchSelect } from '../dictionary/controls.tsx';
import type { FieldInputProps, SearchInputProps } from '../field/defineFieldKind.ts';
import { TextInput } from '../input/TextInput.tsx';
import { CategoryPicker, DepartmentPicker, PersonPicker, RegionPicker } from '../org-picker/OrgPicker.tsx';
import { PopupPicker } from '../popup-picker/PopupPicker.tsx';
import { toText } from '../internals/toText.ts';
import { isYes, regionLevels, takesSeveral } from './fieldSettings.ts';
import { namesOf } from './linkedChain.ts';
import { LinkedSelect } from './LinkedSelect.tsx';
import { LinkTablePicker } from './LinkTablePicker.tsx';
import type { OnlineFieldDefinition } from './onlineDefinitions.tsx';
import { tableOf } from './tableOf.ts';
import type { OnlineField } from './onlineForm.ts';
import { ParentTree, TableTree } from './TableTree.tsx';
import { useOnline } from './OnlineContext.ts';

/** Chooses what a view says: a person, a region, a row of a report … @source jeecg-wire 4.3 */
export function PickInput({ value, defaultValue: _default, onValueChange, ...props }: PickInputProps) {
  const { valueText, onPick: _pick, meta, fields, onNamed, defaultOpen, onClose, ...control } = props;
  const { form } = useOnline();
  const { online } = meta as OnlineFieldDefinition;
  const { config } = online;
  const picked = { ...control, value: value || null, onValueChange: (next: string | null) => onValueChange?.(next ?? '') };
  const named = {
    ...picked,
    ...(valueText && { valueText }),
    ...(defaultOpen && { defaultOpen }),
    ...(onClose && { onClose }),
    ...(onNamed && { onPick: (chosen: { value: string; text: string } | null) => onNamed(chosen?.value ?? null, chosen?.text) }),
  };
  if (online.name === form.tree?.parentField) return <ParentTree {...picked} valueText={valueText} />;
  const multiple = takesSeveral(config);
  switch (online.view) {
    case 'sel_user':
      return <PersonPicker {...named} multiple={multiple} valueField="username" />;
    case 'sel_depart':
      return <DepartmentPicker {...named} multiple={multiple} />;
    case 'pca':
      return <RegionPicker {...named} leavesOnly levels={regionLevels(config)} />;
    case 'cat_tree':
      return <CategoryPicker {...named} code={text(config['code']) || text(config['pidValue']) || '0'} />;
    case 'popup':
    case 'popup_dict':
      return <Popup {...picked} {...(valueText && { valueText })} meta={meta as OnlineFieldDefinition} />;
    case 'link_down':
      return <LinkedSelect {...picked} meta={meta as OnlineFieldDefinition} {...(fields && { fields })} {...(onNamed && { onNamed })} />;
    case 'sel_tree':
      return <TableTree {...picked} config={config} code={tableOf(meta as OnlineFieldDefinition)} />;
    case 'link_table':
      return <LinkTablePicker {...named} meta={meta as OnlineFieldDefinition} />;
    case 'list_multi':
    case 'checkbox':
      return (
        <DictMultiSelect {...control} code={tableOf(meta as OnlineFieldDefinition)} value={value ?? ''} onValueChange={onValueChange} />
      );
    default:
      return <DictSearchSelect {...picked} code={tableOf(meta as OnlineFieldDefinition)} />;
  }
}

interface PickInputProps extends FieldInputProps<string> {
  /** The fields that stand beside it; absent: those of the form around. */
  fields?: readonly OnlineField[];
  /** Told what was chosen with its words, by inputs that know them. */
  onNamed?: (value: string | null, text?: string) => void;
  /** A dialog is open from the start, as in the cell of a table. */
  defaultOpen?: boolean;
  /** The dialog was closed. */
  onClose?: () => void;
}

/** Searches by what can be chosen. */
export function PickSearch({ value, onValueChange, meta, ...props }: SearchInputProps) {
  const { online } = meta as OnlineFieldDefinition;
  const word = typeof value === 'string' ? value : (value ?? []).join(',');
  // What hangs on another input cannot be chosen beside none.
  if (online.view === 'link_down' || online.view === 'popup') {
    return <TextInput {...props} allowClear value={word} onValueChange={(next) => onValueChange(next || null)} />;
  }
  return <PickInput {...props} meta={meta} value={word} onValueChange={(next) => onValueChange(next || null)} />;
}

/** Rows of a report, which fill further fields of the form. @source POP-02 */
function Popup({ meta, ...props }: FieldInputProps<string | null> & { meta: OnlineFieldDefinition }) {
  const form = useFormContext() as ReturnType<typeof useFormContext> | null;
  const { config, name } = meta.online;
  const destinations = namesOf(text(config['destFields']) || name);
  return (
    <PopupPicker
      {...props}
      onPick={(values) => {
        for (const [field, value] of Object.entries(values))
          if (field !== name) form?.setValue(meta.scope + field, value, { shouldDirty: true, shouldValidate: true });
      }}
      code={text(config['code']) || text(config['dictTable'])}
      originalFields={namesOf(text(config['orgFields']) || text(config['dictText']))}
      destinationFields={destinations}
      field={destinations.includes(name) ? name : (destinations[0] ?? name)}
      multiple={isYes(config['popupMulti'])}
    />
  );
}

const text = (value: unknown): string => toText(value).trim();
