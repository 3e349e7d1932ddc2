import { SettingsPage } from './SettingsPage.tsx';

/** @source GEN-01 */
export default function CustomSettingsPage() {
  return <SettingsPage first="custom" />;
}
