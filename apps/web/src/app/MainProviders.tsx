import { ConfirmProvider } from '@tarmac/admin-kit/dialog';
import { DictionaryProvider } from '@tarmac/admin-kit/dictionary';
import { DraftContext } from '@tarmac/admin-kit/form';
import { FieldProvider, type RuleCheck } from '@tarmac/admin-kit/field';
import { UploadProvider } from '@tarmac/admin-kit/input';
import { DetailViewContext, ListWireContext, PersonContext, SavedViewContext } from '@tarmac/admin-kit/resource';
import { useSession } from '@tarmac/admin-kit/session';
import type { ReactNode } from 'react';
import { ConfirmBridge } from '../shared/pages/askConfirm.tsx';
import { dictionaryStore } from '../shared/api/dictionaries.ts';
import { detailView } from '../shared/api/detailView.ts';
import { drafts } from '../shared/api/drafts.ts';
import { listWire } from '../shared/api/listWire.ts';
import { referencePickers } from '../shared/pickers/pickers.tsx';
import { savedViews } from '../shared/api/savedViews.ts';
import { session } from '../shared/session/session.ts';
import { uploadTransport } from '../shared/api/upload.ts';
import { LoginExpired } from './LoginExpired.tsx';

// The rules come with the first form, as does what the server is asked about a value.
const loadFieldChecks = async () => (await import('../shared/api/fieldChecks.ts')).fieldChecks;
const loadRuleCheck = async (): Promise<RuleCheck> => {
  const { checkRule } = await import('@tarmac/freight-api/rules');
  return (rule, { value }) => checkRule(rule, value);
};

/** What pages behind the login find around them; the login page loads none of it. */
export function MainProviders({ children }: { children: ReactNode }) {
  const { user } = useSession(session);
  return (
    <DictionaryProvider store={dictionaryStore}>
      <UploadProvider transport={uploadTransport}>
        <FieldProvider currency="CNY" pickers={referencePickers} loadRuleCheck={loadRuleCheck} loadFieldChecks={loadFieldChecks}>
          <DraftContext value={drafts}>
            <ListWireContext value={listWire}>
              <SavedViewContext value={savedViews}>
                <DetailViewContext value={detailView}>
                  <PersonContext value={user?.realname ?? user?.username ?? undefined}>
                    <ConfirmProvider>
                      {children}
                      <LoginExpired />
                      <ConfirmBridge />
                    </ConfirmProvider>
                  </PersonContext>
                </DetailViewContext>
              </SavedViewContext>
            </ListWireContext>
          </DraftContext>
        </FieldProvider>
      </UploadProvider>
    </DictionaryProvider>
  );
}
