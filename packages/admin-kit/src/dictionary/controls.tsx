import { useEffect, useState } from 'react';
import { CheckboxGroup, RadioGroup } from '../input/choices.tsx';
import type { Option } from '../input/options.ts';
import { MultiSelect, Select } from '../input/Select.tsx';
import type { ControlProps } from '../internals/control.ts';
import { Spinner } from '../internals/Spinner.tsx';
import { itemLabel } from './createDictionaryStore.ts';
import { useDictionary, useDictionaryStore, type Dictionary } from './DictionaryProvider.tsx';
import { useTexts } from '../i18n/useTexts.ts';

interface DictControlProps<Value> extends ControlProps<Value> {
  /** Dictionary code. */
  code: string;
}

/**
 * One value of a dictionary; `null` when nothing is chosen.
 *
 * @example <DictSelect aria-label="性别" code="sex" value={text} onValueChange={setSex} />
 * @source DICT-05
 */
export function DictSelect({ code, offered, ...props }: DictSelectProps) {
  return <Select {...props} {...useChoices(code, offered)} />;
}

/** Props of {@link DictSelect}. */
export interface DictSelectProps extends DictControlProps<string | null> {
  /** Codes that may be chosen; all of them by default. */
  offered?: readonly string[] | undefined;
}

/**
 * Several values of a dictionary as a comma list, '' when nothing is chosen.
 *
 * @example <DictMultiSelect aria-label="标签" code="tag" value="a,b" onValueChange={setTags} />
 * @source DICT-05
 */
export function DictMultiSelect({ code, value, defaultValue, onValueChange, ...props }: DictMultiSelectProps) {
  return (
    <MultiSelect
      {...props}
      {...useChoices(code)}
      value={split(value)}
      defaultValue={split(defaultValue)}
      onValueChange={(next) => onValueChange?.(next.join(','))}
    />
  );
}
/** Props of {@link DictMultiSelect}. */
export type DictMultiSelectProps = DictControlProps<string>;

/**
 * One value of a short dictionary, all in view.
 *
 * @example <DictRadio aria-label="性别" code="sex" value={text} onValueChange={setSex} />
 * @source DICT-05
 */
export function DictRadio({ code, ...props }: Omit<DictSelectProps, 'offered'>) {
  const dictionary = useDictionary(code);
  return dictionary.state === 'ready' ? <RadioGroup {...props} options={dictionary.options} /> : <NotReady dictionary={dictionary} />;
}

/**
 * Several values of a short dictionary as a comma list, all in view.
 *
 * @example <DictCheckbox aria-label="标签" code="tag" value={text} onValueChange={setTags} />
 * @source DICT-05
 */
export function DictCheckbox({ code, value, defaultValue, onValueChange, ...props }: DictMultiSelectProps) {
  const dictionary = useDictionary(code);
  if (dictionary.state !== 'ready') return <NotReady dictionary={dictionary} />;
  return (
    <CheckboxGroup
      {...props}
      options={dictionary.options}
      value={split(value)}
      defaultValue={split(defaultValue)}
      onValueChange={(next) => onValueChange?.(next.join(','))}
    />
  );
}

/**
 * One value of a large dictionary, searched on the server 300 ms after the last key.
 *
 * @example <DictSearchSelect aria-label="人员" code="sys_user,realname,username" value={text} onValueChange={setUser} />
 * @source DICT-03
 */
export function DictSearchSelect({ code, ...props }: Omit<DictSelectProps, 'offered'>) {
  const store = useDictionaryStore();
  const { t, localize } = useTexts();
  const value = props.value ?? props.defaultValue ?? null;
  const [known, setKnown] = useState<ReadonlyArray<Option>>([]);
  const isKnown = value === null || known.some((option) => option.value === value);

  useEffect(() => {
    if (isKnown || value === null || !store.source.textOf) return;
    let isCurrent = true;
    store.source.textOf(code, [value]).then(
      ([label]) => {
        if (isCurrent && label) setKnown((present) => [...present, { value, label }]);
      },
      // The raw value stays visible; the search itself reports what is wrong with the server.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [store, code, value, isKnown]);

  return (
    <Select
      placeholder={t('select.tip')}
      {...props}
      knownOptions={known}
      searchFrom={1}
      searchDelay={300}
      loadOptions={async (keyword, signal) => {
        if (!code) throw new Error(t('dict.codeMissing'));
        const found = (await store.source.search?.(code, { keyword, signal })) ?? [];
        return found.map((item) => ({ value: item.value, label: localize(itemLabel(item)), disabled: item.disabled }));
      }}
    />
  );
}

function NotReady({ dictionary }: { dictionary: Dictionary }) {
  const { t } = useTexts();
  if (dictionary.state === 'loading') return <Spinner label={t('common.loading')} />;
  return (
    <span role="alert" className="text-danger-ink">
      {dictionary.message}
    </span>
  );
}

/** While a dictionary is not there, its list shows the wait or the failure with a way to retry. */
function waiting(dictionary: Dictionary): (() => Promise<never>) | undefined {
  if (dictionary.state === 'ready') return undefined;
  if (dictionary.state === 'loading') return () => new Promise<never>(() => undefined);
  return () => {
    dictionary.reload();
    return Promise.reject(new Error(dictionary.message));
  };
}

/** What a list of a dictionary has to choose from; what it shows may be beyond that. */
function useChoices(code: string, offered?: readonly string[]) {
  const dictionary = useDictionary(code);
  const { options } = dictionary;
  return {
    loadOptions: waiting(dictionary),
    options: offered ? options.filter(({ value }) => offered.includes(value)) : options,
    knownOptions: options,
  };
}

const split = (value: string | undefined) => (value === undefined ? undefined : value.split(',').filter(Boolean));
