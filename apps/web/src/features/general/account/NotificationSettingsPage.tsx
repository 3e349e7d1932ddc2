import { SettingsPage } from './SettingsPage.tsx';

/** @source GEN-01 */
export default function NotificationSettingsPage() {
  return <SettingsPage first="notification" />;
}
