import { Dialog } from '@tarmac/admin-kit/dialog';
import { useLocale } from '@tarmac/admin-kit/i18n';
import { Select } from '@tarmac/admin-kit/input';
import { useTabs } from '@tarmac/admin-kit/tabs';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { tenants } from '../shared/session/session.ts';
import { tenantsQuery } from '../shared/session/tenantsQuery.ts';
import { isStartingAgain, startOver } from './startOver.ts';
import { tenantTexts as texts } from './tenantTexts.ts';

/** Lets a person of several tenants choose the one to work in: after the login without a way around it, later to switch. @source SYS-18 */
export function TenantDialog({ mode, onClose }: TenantDialogProps) {
  const { localize } = useLocale();
  const id = useId();
  const { data, isError } = useQuery(tenantsQuery);
  const [picked, setPicked] = useState<string | null>(null);
  const list = data?.list ?? [];
  const proposed = [mode === 'choose' ? tenants.state().last : data?.tenantId].map((one) => (one === 0 ? list[0]?.id : one));
  const chosen = picked ?? String(list.find((tenant) => proposed.includes(tenant.id))?.id ?? '');
  const present = list.find((tenant) => tenant.id === data?.tenantId)?.name ?? '';

  // The choice is over where nobody can be asked: the own tenant stays.
  const isOver = isError || (data !== undefined && data.list.length < 2);
  useEffect(() => {
    if (!isOver) return;
    if (mode === 'choose') tenants.choose(0);
    onClose();
  }, [isOver, mode, onClose]);

  const confirm = () => {
    if (chosen === '') return false;
    // The own tenant is 0, whatever its number.
    tenants.choose(chosen === String(list[0]?.id) ? 0 : Number(chosen));
    onClose();
    if (tenants.state().isLeft) startOver();
    return true;
  };
  return (
    <Dialog
      open={list.length > 1}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      closable={mode === 'switch'}
      okClose={false}
      width={450}
      title={localize(mode === 'switch' ? texts.switchFrom(present) : texts.choose)}
      onOk={confirm}
    >
      <label htmlFor={id} className="mb-1.5 block text-ink-secondary">
        {localize(texts.label)}
      </label>
      <Select
        id={id}
        value={chosen === '' ? null : chosen}
        onValueChange={setPicked}
        options={list.map((tenant) => ({ value: String(tenant.id), label: tenant.name }))}
        required
        placeholder={localize(texts.missing)}
      />
    </Dialog>
  );
}

/**
 * Leads a window on to the tenant that was chosen in another one. What was typed here can still be read and copied: it belongs to
 * the former tenant.
 */
export function TenantLeft() {
  const { localize } = useLocale();
  const { dirty } = useTabs().state;
  const [isAsked] = useState(dirty.length > 0 && !isStartingAgain());
  useEffect(() => {
    if (!isAsked && !isStartingAgain()) startOver();
  }, [isAsked]);
  if (!isAsked) return null;
  return (
    <Dialog
      open
      onOpenChange={() => {}}
      closable={false}
      okClose={false}
      width={420}
      title={localize(texts.leftTitle)}
      okText={localize(texts.goOn)}
      onOk={startOver}
    >
      {localize(texts.left)}
    </Dialog>
  );
}

interface TenantDialogProps {
  mode: 'choose' | 'switch';
  onClose: () => void;
}
