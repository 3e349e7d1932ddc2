import { createContext, use, useCallback, useMemo, type ReactNode } from 'react';
import { useMaybeDictionaryStore } from '../dictionary/DictionaryProvider.tsx';
import { itemLabel } from '../dictionary/createDictionaryStore.ts';
import type { Label } from '../i18n/catalogue.ts';
import { type DecimalSeparator, DecimalSeparatorContext, useDecimalSeparator } from '../internals/decimalSeparator.ts';
import { toText } from '../internals/toText.ts';
import { CurrencyContext, useCurrency } from './currencyContext.ts';
import type { FieldKind, FieldWords } from './defineFieldKind.ts';
import type { FieldChecks } from './fieldChecks.ts';
import type { FieldDefinition, ReferencePicker } from './FieldMeta.ts';
import { dateKind } from './kinds/date.tsx';
import { dateTimeKind } from './kinds/dateTime.tsx';
import { dictKind } from './kinds/dict.tsx';
import { filesKind } from './kinds/files.tsx';
import { flagKind } from './kinds/flag.tsx';
import { integerKind } from './kinds/integer.tsx';
import { jsonKind } from './kinds/json.tsx';
import { longTextKind } from './kinds/longText.tsx';
import { moneyKind } from './kinds/money.tsx';
import { decimalKind, quantityKind } from './kinds/quantity.tsx';
import { referenceKind } from './kinds/reference.tsx';
import { textKind } from './kinds/text.tsx';
import { timeKind } from './kinds/time.tsx';
import { ReferencePickers } from './referencePickers.ts';
import { useTexts } from '../i18n/useTexts.ts';

/** What a named check says of a value. A message beside `ok: true` is a warning. */
export interface RuleAnswer {
  /** Whether the value passes. */
  ok: boolean;
  /** What is told; beside `ok: true` a warning. */
  message?: Label;
}

/** Applies a check by name; `undefined` when there is no such check. */
export type RuleCheck = (rule: string, given: { value: string; values: Readonly<Record<string, unknown>> }) => RuleAnswer | undefined;

// Every kind takes back only values that it made itself; the registry cannot say so in types, hence `unknown` here once.
const builtIn = [
  textKind,
  longTextKind,
  integerKind,
  moneyKind,
  quantityKind,
  decimalKind,
  dictKind,
  flagKind,
  dateKind,
  dateTimeKind,
  timeKind,
  filesKind,
  referenceKind,
  jsonKind,
].map((kind) => kind as unknown as FieldKind);

interface FieldContextValue {
  kinds: ReadonlyMap<string, FieldKind>;
  checkRule: RuleCheck | undefined;
  loadRuleCheck: (() => Promise<RuleCheck>) | undefined;
  loadFieldChecks: (() => Promise<FieldChecks>) | undefined;
}

const FieldContext = createContext<FieldContextValue>({
  kinds: new Map(builtIn.map((kind) => [kind.name, kind])),
  checkRule: undefined,
  loadRuleCheck: undefined,
  loadFieldChecks: undefined,
});

/**
 * Registers an app's own kinds of value, its pickers and its named checks for everything inside. A kind of a built-in name takes its place.
 *
 * @example <FieldProvider kinds={[stars]} checkRule={() => ({ ok: true })}><App /></FieldProvider>
 */
export function FieldProvider({ children, kinds, currency, decimalSeparator, pickers, ...checks }: FieldProviderProps) {
  const { checkRule, loadRuleCheck, loadFieldChecks } = checks;
  const outer = use(FieldContext);
  const outerPickers = use(ReferencePickers);
  const outerCurrency = useCurrency();
  const outerSeparator = useDecimalSeparator();
  const value = useMemo(
    () => ({
      kinds: new Map([...outer.kinds, ...(kinds ?? []).map((kind) => [kind.name, kind as unknown as FieldKind] as const)]),
      checkRule: checkRule ?? outer.checkRule,
      loadRuleCheck: loadRuleCheck ?? outer.loadRuleCheck,
      loadFieldChecks: loadFieldChecks ?? outer.loadFieldChecks,
    }),
    [outer, kinds, checkRule, loadRuleCheck, loadFieldChecks],
  );
  return (
    <FieldContext value={value}>
      <CurrencyContext value={currency ?? outerCurrency}>
        <DecimalSeparatorContext value={decimalSeparator ?? outerSeparator}>
          <ReferencePickers value={pickers ?? outerPickers}>{children}</ReferencePickers>
        </DecimalSeparatorContext>
      </CurrencyContext>
    </FieldContext>
  );
}

/** Props of {@link FieldProvider}. */
export interface FieldProviderProps {
  /** Columns, forms and details that read fields. */
  children: ReactNode;
  /**
   * Kinds beside those of the kit, or in place of one of the same name, each made by `defineFieldKind`. A kind both takes and gives
   * its value, so a list of several kinds has no common value type but `never`. Hand in an array that keeps its identity.
   */
  kinds?: ReadonlyArray<Pick<FieldKind<never>, 'name'>>;
  /**
   * Currency of amounts whose field names none, as a code of ISO 4217: its sign stands in their inputs, and lists name other currencies alone.
   * Absent means that of an outer provider, else amounts have hundredths and no sign.
   */
  currency?: string;
  /**
   * What parts the decimals of numbers in inputs, in editable tables and in what is pasted or copied: with ',' people write 1.234,50. Absent means
   * that of an outer provider, else '.', where 12,5 is refused, because it could be 125. What goes to the server has points always.
   */
  decimalSeparator?: DecimalSeparator;
  /**
   * Pickers by `reference` of a field, for references that name none of their own; absent means those of an outer provider. Hand in an
   * object that keeps its identity.
   */
  pickers?: Readonly<Record<string, ReferencePicker>>;
  /** Checks named by `rule` of a field; absent means those of an outer provider, else none. */
  checkRule?: RuleCheck;
  /**
   * Fetches the named checks when the first form of fields asks for them, so that lists do not wait for rules. Hand in a function
   * that keeps its identity. `checkRule`, where given, is asked instead.
   */
  loadRuleCheck?: () => Promise<RuleCheck>;
  /**
   * Fetches what the server can be asked about a value (`unique` and `checkRule` of a field), when a form first asks, such as by
   * `createFieldChecks`; absent means those of an outer provider, else nothing is asked before saving. Hand in a function that keeps its
   * identity. @source VAL-02
   */
  loadFieldChecks?: () => Promise<FieldChecks>;
}

/**
 * Finds the kind of a field.
 *
 * @throws when nobody registered it
 * @example
 * const kindOf = useFieldKinds();
 * const { text } = kindOf({ kind: 'money' });
 */
export function useFieldKinds(): (meta: Pick<FieldDefinition, 'kind'>) => FieldKind {
  const { kinds } = use(FieldContext);
  return (meta) => {
    const kind = kinds.get(meta.kind);
    if (!kind) throw new Error(`useFieldKinds: no field kind '${meta.kind}'. Register it with <FieldProvider kinds={[…]}>.`);
    return kind;
  };
}

/** Finds the named checks, fetching them where they have to be. Without them, or when they do not arrive, `undefined`: the server checks too. */
export function useRuleCheckSource(): () => Promise<RuleCheck | undefined> {
  const { checkRule, loadRuleCheck } = use(FieldContext);
  return useCallback(async () => {
    try {
      return checkRule ?? (await loadRuleCheck?.());
    } catch {
      return undefined;
    }
  }, [checkRule, loadRuleCheck]);
}

/** Fetches what the server can be asked about a value; `undefined` where no provider says how. */
export function useFieldCheckSource(): (() => Promise<FieldChecks>) | undefined {
  return use(FieldContext).loadFieldChecks;
}

/** What kinds need to speak, from the providers around. */
export function useFieldWords(): FieldWords {
  const { t, localize, find, locale } = useTexts();
  const decimalSeparator = useDecimalSeparator();
  const kindOf = useFieldKinds();
  // A product without dictionaries has no provider of them.
  const store = useMaybeDictionaryStore();
  const currency = useCurrency();
  return {
    t,
    localize,
    find,
    locale,
    decimalSeparator,
    kindOf,
    currency,
    dictText: (code, value) =>
      toText(value)
        .split(',')
        .filter(Boolean)
        .map((one) => {
          const item = store?.read(code).items.find((candidate) => candidate.value === one);
          return item ? localize(itemLabel(item)) : one;
        })
        .join(','),
    dictValue: (code, text) => store?.read(code).items.find((item) => item.value === text || localize(itemLabel(item)) === text)?.value,
  };
}
