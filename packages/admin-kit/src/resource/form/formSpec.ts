import type { ReactNode } from 'react';
import type { FieldDefinition, PickerProps } from '../../field/FieldMeta.ts';
import type { Label } from '../../i18n/catalogue.ts';

/** The values of a form by field name. */
export type FormValues = Record<string, unknown>;

/** One input: a field by name, with what depends on the other values. */
export interface FormItem<Name extends string = string> {
  /** Name of the field. */
  field: Name;
  /** Shown, checked and sent only while this holds. */
  when?: (values: FormValues) => boolean;
  /** Required here, whatever the field says. */
  required?: boolean | ((values: FormValues) => boolean);
  /**
   * Marked and asked for like `required`, but a draft may lack it, and so may a stored row that lacked it before.
   */
  needed?: boolean | ((values: FormValues) => boolean);
  /** Shown, and not entered. */
  disabled?: boolean | ((values: FormValues) => boolean);
  /** A line below the input. */
  help?: Label;
  /** Takes its value from another input as long as nobody gave it one of its own; `as` says which, undefined none. */
  follows?: { field: Name; as?: (value: unknown) => unknown };
  /**
   * What is wrong with the value beside the others, such as an end before its start; undefined while nothing is. Asked where the value is not
   * empty, and in a form of steps before its step is left.
   */
  check?: (values: FormValues) => Label | undefined;
  /** Takes the whole line. */
  wide?: boolean;
  /** After a reference was picked: set other inputs from it. */
  onPick?: (picked: Parameters<NonNullable<PickerProps['onPick']>>[0], set: (name: Name, value: unknown) => void) => void;
}

/** Fields by name, or with conditions. */
export type FormItems<Name extends string = string> = ReadonlyArray<Name | FormItem<Name>>;

/** A titled part of a form. */
export interface FormPart<Name extends string = string> {
  /** Heading of the part. */
  title: Label;
  /** Its inputs. */
  items: FormItems<Name>;
  /** Stands below the inputs, such as a live estimate; reads the values it is given, and the row that the form began with. */
  footer?: (values: FormValues, row?: Readonly<Record<string, unknown>>) => ReactNode;
  /** What is wrong with what stands in the form as a whole, told above it until it is put right. */
  check?: (values: FormValues) => readonly Label[];
}

/** What a form shows: fields in order, titled groups, steps one after the other, or parts of which one is in view. */
export type FormSpec<Name extends string = string> =
  | FormItems<Name>
  | { groups: ReadonlyArray<FormPart<Name>> }
  | { steps: ReadonlyArray<FormPart<Name>> }
  | { tabs: ReadonlyArray<FormPart<Name>> };

/** The spec as parts; without titles there is one. */
export function partsOf(spec: FormSpec): ReadonlyArray<Omit<FormPart, 'title'> & { title?: Label }> {
  if ('groups' in spec) return spec.groups;
  if ('steps' in spec) return spec.steps;
  if ('tabs' in spec) return spec.tabs;
  return [{ items: spec }];
}

/** Every item of a spec, names made into items. */
export function itemsOfSpec(spec: FormSpec): FormItem[] {
  return partsOf(spec).flatMap((part) => part.items.map(toItem));
}

/** A name as an item. */
export function toItem(item: string | FormItem): FormItem {
  return typeof item === 'string' ? { field: item } : item;
}

/** All fields that a person may set, in order. */
export function defaultSpec(fields: Readonly<Record<string, FieldDefinition>>): FormItems {
  return Object.keys(fields).filter((name) => !fields[name]!.readOnly);
}

/** A condition that may depend on the values. */
export function holds(condition: boolean | ((values: FormValues) => boolean) | undefined, values: FormValues): boolean {
  return typeof condition === 'function' ? condition(values) : (condition ?? false);
}
