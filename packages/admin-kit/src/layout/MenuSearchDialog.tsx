import { Dialog } from '../dialog/Dialog.tsx';
import MenuSearchBox from './MenuSearchBox.tsx';
import type { MenuSearchProps } from './MenuSearch.tsx';
import { zhScreens } from '../i18n/screenTexts.zh.ts';
import { useTexts } from '../i18n/useTexts.ts';

/** The menu search where there is no room in the header. @source LAY-06 */
export default function MenuSearchDialog({ menu, onOpen, onClose }: MenuSearchProps & { onClose: () => void }) {
  const { t } = useTexts(zhScreens);
  return (
    <Dialog open onOpenChange={onClose} title={t('layout.search')} width={420} footer={null}>
      <MenuSearchBox
        menu={menu}
        onOpen={(node) => {
          onClose();
          onOpen(node);
        }}
      />
    </Dialog>
  );
}
