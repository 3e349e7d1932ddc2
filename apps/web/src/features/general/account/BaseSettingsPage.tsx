import { SettingsPage } from './SettingsPage.tsx';

/** @source GEN-01 */
export default function BaseSettingsPage() {
  return <SettingsPage first="base" />;
}
