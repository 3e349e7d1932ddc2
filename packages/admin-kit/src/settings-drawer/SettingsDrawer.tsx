import type { Locale } from '../i18n/catalogue.ts';
import { late, useLate } from '../internals/late.ts';
import type { PreferenceStore } from './preferences.ts';

const panel = late(async () => {
  // The drawer that it stands in is fetched at once, not after it.
  const [own] = await Promise.all([import('./SettingsDrawerPanel.tsx'), import('../dialog/DrawerPanel.tsx')]);
  return own;
});

/**
 * Lets a person choose the look of the product; every choice acts at once and is kept.
 *
 * @example <SettingsDrawer open={isOpen} onOpenChange={setOpen} store={preferences} />
 * @keyboard
 * → ← ↓ ↑: Among looks, places of the menu and densities: another one
 * Enter Space: On a colour: takes it
 * @source SET-01 … SET-08
 */
export function SettingsDrawer(props: SettingsDrawerProps) {
  return useLate(panel, { isWanted: props.open, props });
}

/** Props of {@link SettingsDrawer}. */
export interface SettingsDrawerProps {
  /** Whether the drawer is there; the host keeps it. */
  open: boolean;
  /** Called with `false` by the close button, Escape and a click beside the drawer. */
  onOpenChange: (open: boolean) => void;
  /** Where the choices are read and kept, see `createPreferenceStore`; each acts at once. */
  store: PreferenceStore;
  /** Languages to choose from, each by its own name; by default those that the kit speaks. */
  languages?: readonly { value: Locale; label: string }[];
}
