import { Eye, EyeOff } from 'lucide-react';
import { Button } from '../../internals/Button.tsx';
import { zhResource } from '../texts.zh.ts';
import { useTexts } from '../../i18n/useTexts.ts';

/** Shows what is sensitive in full, and hides it again; says that this is on record. */
export function RevealSwitch({ isRevealed, busy, onRevealedChange }: RevealSwitchProps) {
  const { t } = useTexts(zhResource);
  return (
    <p className="m-0 flex flex-wrap items-center gap-3">
      <Button
        icon={isRevealed ? <EyeOff aria-hidden size={15} /> : <Eye aria-hidden size={15} />}
        aria-pressed={isRevealed}
        busy={busy}
        onClick={() => onRevealedChange(!isRevealed)}
      >
        {t(isRevealed ? 'resource.conceal' : 'resource.reveal')}
      </Button>
      <span className="text-sm text-ink-secondary">{t('resource.revealNote')}</span>
    </p>
  );
}

interface RevealSwitchProps {
  isRevealed: boolean;
  /** It is being read. */
  busy?: boolean;
  onRevealedChange: (isRevealed: boolean) => void;
}
