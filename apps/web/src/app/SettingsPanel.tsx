import { SettingsDrawer } from '@tarmac/admin-kit/settings-drawer';
import { languages } from '../shared/session/languages.ts';
import { preferences } from '../shared/session/session.ts';

/** The settings drawer over this browser's preferences. */
export default function SettingsPanel({ onOpenChange }: { onOpenChange: (open: boolean) => void }) {
  return <SettingsDrawer open onOpenChange={onOpenChange} store={preferences} languages={languages} />;
}
