import { useLocale } from '@tarmac/admin-kit/i18n';
import { Button } from '@tarmac/admin-kit/input';
import { useCan } from '@tarmac/admin-kit/permission';
import { type FormValues, type Resource, ResourceFormDialog } from '@tarmac/admin-kit/resource';
import { MapPinPlus } from 'lucide-react';
import { type SyntheticEvent, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { receiveAddress, sendAddress } from './address.resource.tsx';
import { addressTexts as texts } from './addressTexts.ts';
import { receiveForm, sendForm } from './addressViews.tsx';

/** What happens in the form of an address is not of the form that it lies over. */
const stop = (event: SyntheticEvent) => event.stopPropagation();

/** A resource whose added row is also handed to somebody. */
const tellingAdded = <Row extends object, Name extends string>(
  resource: Resource<Row, Name>,
  onAdded: (id: string) => void,
): Resource<Row, Name> => ({
  ...resource,
  api: {
    ...resource.api,
    add: async (input: never, options) => {
      const row = await resource.api.add!(input, options);
      if (!options?.checkOnly) onAdded((row as { id: string }).id);
      return row;
    },
  },
});

/** Makes an address while an order is entered, and chooses it for the order. @source freight-domain F01 */
export function NewAddressButtons({ values, disabled }: { values: FormValues; disabled: boolean }) {
  const { localize } = useLocale();
  const can = useCan();
  const { setValue } = useFormContext();
  const [adding, setAdding] = useState<'send' | 'receive'>();
  if (!can('address:add') || disabled) return null;
  const choose = (id: string) =>
    setValue(adding === 'send' ? 'sendAddressId' : 'receiveAddressId', id, { shouldDirty: true, shouldValidate: true });
  const common = {
    initial: { customerId: values['customerId'], enabled: '1', fenceRadius: 1000 },
    columns: 2,
    width: 860,
    onOpenChange: () => setAdding(undefined),
  } as const;
  return (
    <div className="flex flex-wrap gap-2">
      <Button icon={<MapPinPlus aria-hidden size={15} />} onClick={() => setAdding('send')}>
        {localize(texts.newSend)}
      </Button>
      <Button icon={<MapPinPlus aria-hidden size={15} />} onClick={() => setAdding('receive')}>
        {localize(texts.newReceive)}
      </Button>
      {/* A dialog is drawn elsewhere, and yet its events rise to the form around this. */}
      <span role="presentation" onSubmit={stop} onKeyDown={stop}>
        {adding === 'send' && <ResourceFormDialog resource={tellingAdded(sendAddress, choose)} form={sendForm} {...common} />}
        {adding === 'receive' && <ResourceFormDialog resource={tellingAdded(receiveAddress, choose)} form={receiveForm} {...common} />}
      </span>
    </div>
  );
}
