import { SettingsPage } from './SettingsPage.tsx';

/** @source GEN-01 */
export default function SecuritySettingsPage() {
  return <SettingsPage first="security" />;
}
