import { ConfirmProvider } from '@tarmac/admin-kit/dialog';
import { DictionaryProvider } from '@tarmac/admin-kit/dictionary';
import { FieldProvider, type RuleCheck } from '@tarmac/admin-kit/field';
import { UploadProvider } from '@tarmac/admin-kit/input';
import { type ReactNode, useEffect } from 'react';
import { ConfirmBridge } from '../shared/askConfirm.tsx';
import { dictionaryStore } from '../shared/dictionaries.ts';
import { uploadTransport } from '../shared/upload.ts';
import { LoginExpired } from './LoginExpired.tsx';

// The rules arrive while the page is being read: nobody saves a form sooner, and the server checks again.
let rules: { checkRule: RuleCheck } | undefined;
const checkRule: RuleCheck = (rule, value, values) => rules?.checkRule(rule, value, values);

/** What pages behind the login find around them; the login page loads none of it. */
export function MainProviders({ children }: { children: ReactNode }) {
  useEffect(() => {
    const load = async () => {
      rules = await import('@tarmac/freight-api/rules');
    };
    // Safari has no idle callbacks.
    if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(() => void load(), { timeout: 5000 });
    else setTimeout(() => void load(), 500);
  }, []);
  return (
    <DictionaryProvider store={dictionaryStore}>
      <UploadProvider transport={uploadTransport}>
        <FieldProvider checkRule={checkRule}>
          <ConfirmProvider>
            {children}
            <LoginExpired />
            <ConfirmBridge />
          </ConfirmProvider>
        </FieldProvider>
      </UploadProvider>
    </DictionaryProvider>
  );
}
