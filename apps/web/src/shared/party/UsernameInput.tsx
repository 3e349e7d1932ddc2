import type { PickerProps } from '@tarmac/admin-kit/field';
import { TextInput } from '@tarmac/admin-kit/input';
import { ApiError } from '@tarmac/admin-kit/request';
import { createUserApi } from '@tarmac/freight-api/system';
import { useEffect, useEffectEvent, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { quietClient } from '../api/quietClient.ts';

const api = createUserApi(quietClient);
const typingMs = 300;

/** The user name of a new login. While it is typed, the server is asked whether somebody has it. @source VAL-02, freight-domain F09 */
export function UsernameInput({ value, valueText: _text, onPick: _pick, onValueChange, ...control }: PickerProps) {
  const form = useFormContext();
  const [typed, setTyped] = useState('');
  const refuse = useEffectEvent((message: string) => form.setError('username', { type: 'taken', message }));
  useEffect(() => {
    if (typed === '') return;
    const leaving = new AbortController();
    const timer = setTimeout(() => {
      api.checkOnlyUser({ username: typed }, { signal: leaving.signal }).catch((error: unknown) => {
        // Whether it could not be asked is not a word about the name: saving asks again.
        if (!leaving.signal.aborted && error instanceof ApiError && error.status === 200) refuse(error.message);
      });
    }, typingMs);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [typed]);
  return (
    <TextInput
      {...control}
      defaultValue={undefined}
      autoComplete="off"
      allowClear
      maxLength={50}
      value={value ?? ''}
      onValueChange={(next) => {
        setTyped(next.trim());
        form.clearErrors('username');
        onValueChange?.(next === '' ? null : next);
      }}
    />
  );
}
