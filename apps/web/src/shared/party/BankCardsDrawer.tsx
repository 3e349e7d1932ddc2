import { useLocale, type LocalText } from '@tarmac/admin-kit/i18n';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { ListDrawer } from '../lists/ListDrawer.tsx';
import { useSafely } from '../session/useSafely.tsx';
import { bankCardTexts as texts, cardActions } from './bankCard.actions.tsx';
import { cardColumns, cardDetail, type CardHolder, cardsOf } from './bankCard.resource.ts';

/** The cards and accounts that a driver, carrier or customer is paid to; exactly one of them is the default. @source freight-domain 2.18 */
export function BankCardsDrawer({ holder, label, listsOf, onOpenChange }: BankCardsDrawerProps) {
  const { localize } = useLocale();
  const client = useQueryClient();
  const { id, type, name, accountType } = holder;
  const { safely, check } = useSafely(localize(texts.hint));
  const [cards, actions] = useMemo(() => {
    const own = { id, type, name, accountType };
    const resource = cardsOf(own, { label, localize, safely });
    return [resource, cardActions(resource, { holder: own, safely })] as const;
  }, [id, type, name, accountType, label, localize, safely]);
  // Drivers show their default card.
  useEffect(() => () => void client.invalidateQueries({ queryKey: [listsOf] }), [client, listsOf]);
  return (
    <>
      <ListDrawer
        title={`${localize(label)} · ${name}`}
        width={1160}
        note={localize(texts.note)}
        onOpenChange={onOpenChange}
        resource={cards}
        columns={cardColumns}
        detail={cardDetail}
        add={false}
        edit={false}
        toolbar={actions.toolbar}
        rowActions={actions.row}
        selectable={false}
        storageId="bankCards"
      />
      {check}
    </>
  );
}

interface BankCardsDrawerProps {
  holder: CardHolder;
  /** What they are called, such as 银行卡 or 对公账户. */
  label: LocalText;
  /** Name of the resource whose lists show the default card. */
  listsOf: string;
  onOpenChange: (open: boolean) => void;
}
