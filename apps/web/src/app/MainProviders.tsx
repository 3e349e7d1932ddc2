import { ConfirmProvider } from '@tarmac/admin-kit/dialog';
import { DictionaryProvider } from '@tarmac/admin-kit/dictionary';
import { DraftContext } from '@tarmac/admin-kit/form';
import { FieldProvider } from '@tarmac/admin-kit/field';
import { UploadProvider } from '@tarmac/admin-kit/input';
import type { ReactNode } from 'react';
import { ConfirmBridge } from '../shared/askConfirm.tsx';
import { dictionaryStore } from '../shared/dictionaries.ts';
import { drafts } from '../shared/drafts.ts';
import { uploadTransport } from '../shared/upload.ts';
import { LoginExpired } from './LoginExpired.tsx';

// The rules come with the first form.
const loadRuleCheck = async () => (await import('@tarmac/freight-api/rules')).checkRule;

/** What pages behind the login find around them; the login page loads none of it. */
export function MainProviders({ children }: { children: ReactNode }) {
  return (
    <DictionaryProvider store={dictionaryStore}>
      <UploadProvider transport={uploadTransport}>
        <FieldProvider loadRuleCheck={loadRuleCheck}>
          <DraftContext value={drafts}>
            <ConfirmProvider>
              {children}
              <LoginExpired />
              <ConfirmBridge />
            </ConfirmProvider>
          </DraftContext>
        </FieldProvider>
      </UploadProvider>
    </DictionaryProvider>
  );
}
