import type { PickerProps } from '@tarmac/admin-kit/field';
import { TextInput } from '@tarmac/admin-kit/input';
import { createBankApi } from '@tarmac/freight-api/finance';
import { useEffect, useEffectEvent, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { quietClient } from '../api/quietClient.ts';

const api = createBankApi(quietClient);
/** Beginnings of cards have six digits as a rule, some have five. */
const enough = 5;

/** The number of a card or account. While it is typed, the bank is recognised by its beginning and chosen beside it. */
export function CardNumberInput({ value, valueText: _text, onPick: _pick, onValueChange, ...control }: PickerProps) {
  const form = useFormContext();
  const [typed, setTyped] = useState('');
  const choose = useEffectEvent((bankId: string) => form.setValue('bankId', bankId, { shouldDirty: true, shouldValidate: true }));
  const beginning = typed.replaceAll(/\s/g, '').slice(0, 10);
  useEffect(() => {
    if (!/^\d+$/.test(beginning) || beginning.length < enough) return;
    const leaving = new AbortController();
    api.recognise({ cardNo: beginning }, { signal: leaving.signal }).then(
      (bank) => bank && !leaving.signal.aborted && choose(bank.id),
      () => undefined,
    );
    return () => leaving.abort();
  }, [beginning]);
  return (
    <TextInput
      {...control}
      defaultValue={undefined}
      autoComplete="off"
      value={value ?? ''}
      onValueChange={(next) => {
        setTyped(next);
        onValueChange?.(next === '' ? null : next);
      }}
    />
  );
}
