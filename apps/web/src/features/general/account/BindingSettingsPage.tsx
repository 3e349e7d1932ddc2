import { SettingsPage } from './SettingsPage.tsx';

/** @source GEN-01 */
export default function BindingSettingsPage() {
  return <SettingsPage first="binding" />;
}
