import * as RadixDialog from '@radix-ui/react-dialog';
import { Maximize2, Minimize2, X } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button, IconButton } from '../internals/Button.tsx';
import { cx } from '../internals/cx.ts';
import { ErrorBoundary } from '../internals/ErrorBoundary.tsx';
import { PartFailure } from '../internals/Failure.tsx';
import { PortalContext } from '../internals/portal.ts';
import { ScrollRegion } from '../internals/ScrollRegion.tsx';
import { Shade } from '../internals/Shade.tsx';
import { useReturnFocus } from '../internals/useReturnFocus.ts';
import type { DialogProps } from './Dialog.tsx';
import { isConfirmingEnter } from './confirmingEnter.ts';
import { focusFirstInput } from './focusFirstInput.ts';
import { useFadeAway } from '../internals/useFadeAway.ts';
import { useCellEscape } from './useCellEscape.ts';
import { useShown } from '../i18n/useShown.ts';
import { useTexts } from '../i18n/useTexts.ts';

/** Questions and forms of a few inputs hang lower, where the eye is; px. */
const smallWidth = 560;

/** What a dialog is once one has opened; its code, and that of the focus trap, comes then. */
export default function DialogPanel(props: DialogProps) {
  const { open, onOpenChange, title, children, width = 520, fullScreenToggle = false, closable = true, footer, aside, steps } = props;
  const { t } = useTexts();
  const shown = useShown();
  const [isFullScreen, setFullScreen] = useState(false);
  const [isWorking, setWorking] = useState(false);
  const focus = useReturnFocus();
  const [portal, setPortal] = useState<HTMLElement | null>(null);
  const cellEscape = useCellEscape();
  const mainButton = useRef<HTMLButtonElement>(null);
  useFadeAway(portal, 'animate-leave');
  const isBusy = isWorking || (props.busy ?? false);

  const handleOpenChange = (next: boolean) => {
    if (!next && (isBusy || !closable)) return;
    onOpenChange(next);
  };

  const handleOk = async () => {
    setWorking(true);
    try {
      const outcome = await props.onOk?.();
      if (outcome !== false && (props.okClose ?? true)) onOpenChange(false);
    } catch (error) {
      if (!props.onOkError) throw error;
      props.onOkError(error);
    } finally {
      setWorking(false);
    }
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!isConfirmingEnter(event)) return;
    event.preventDefault();
    // An input may commit what was typed by the same key; the button has to know it.
    flushSync(() => undefined);
    mainButton.current?.click();
  };

  return (
    <RadixDialog.Root open={open} onOpenChange={handleOpenChange}>
      <RadixDialog.Portal>
        <Shade />
        <RadixDialog.Content
          ref={setPortal}
          aria-describedby={undefined}
          onInteractOutside={(event) => event.preventDefault()}
          onOpenAutoFocus={(event) => {
            focus.remember();
            if (props.onOpenAutoFocus) {
              props.onOpenAutoFocus(event);
              return;
            }
            event.preventDefault();
            focusFirstInput(event.currentTarget as HTMLElement);
          }}
          onCloseAutoFocus={focus.giveBack}
          onKeyDown={handleKeyDown}
          {...cellEscape}
          style={isFullScreen ? undefined : { width }}
          className={cx(
            'fixed z-[1000] mx-auto flex flex-col bg-surface text-base text-ink shadow-dialog outline-none animate-appear',
            isFullScreen
              ? 'inset-0'
              : props.bodyHeight === undefined
                ? typeof width === 'number' && width <= smallWidth
                  ? 'inset-x-4 top-[20vh] max-h-[76vh] max-w-[calc(100vw-32px)] rounded-lg'
                  : 'inset-x-4 top-[max(16px,7vh)] max-h-[86vh] max-w-[calc(100vw-32px)] rounded-lg'
                : 'inset-x-4 top-4 max-h-[calc(100dvh-32px)] max-w-[calc(100vw-32px)] rounded-lg',
          )}
        >
          <header className="flex min-h-12 items-center gap-2 border-b border-solid border-line py-2 ps-5 pe-2">
            <RadixDialog.Title className="m-0 min-w-0 flex-1 truncate text-lg font-semibold">{shown(title)}</RadixDialog.Title>
            {fullScreenToggle && (
              <IconButton
                label={t(isFullScreen ? 'dialog.exitFullScreen' : 'dialog.fullScreen')}
                icon={isFullScreen ? <Minimize2 aria-hidden size={16} /> : <Maximize2 aria-hidden size={16} />}
                aria-pressed={isFullScreen}
                onClick={() => setFullScreen(!isFullScreen)}
              />
            )}
            {closable && (
              <RadixDialog.Close asChild>
                <IconButton label={t('common.close')} icon={<X aria-hidden size={18} />} disabled={isBusy} />
              </RadixDialog.Close>
            )}
          </header>
          <PortalContext value={portal}>
            <ScrollRegion
              data-dialog-body
              style={isFullScreen ? undefined : { height: props.bodyHeight }}
              className={cx(
                'min-h-0 overflow-auto px-5 py-4',
                isFullScreen || props.bodyHeight === undefined ? 'flex-1' : 'flex-initial',
                props.bodyClassName,
              )}
            >
              <ErrorBoundary fallback={(error, retry) => <PartFailure error={error} onRetry={retry} />}>{children}</ErrorBoundary>
            </ScrollRegion>
            {footer === undefined ? (
              <footer className="flex flex-wrap items-center justify-end gap-2 border-t border-solid border-line px-5 py-3">
                {aside && !steps && <div className="me-auto">{aside}</div>}
                {closable && (
                  <Button
                    className={steps && 'me-auto'}
                    disabled={isBusy}
                    onClick={() => (props.onCancel ? props.onCancel() : handleOpenChange(false))}
                  >
                    {shown(props.cancelText) ?? t('common.cancel')}
                  </Button>
                )}
                {steps && aside}
                {steps?.onPrevious && (
                  <Button disabled={isBusy} onClick={steps.onPrevious}>
                    {shown(steps.previousText)}
                  </Button>
                )}
                {steps?.onNext && (
                  <Button ref={mainButton} variant="primary" disabled={isBusy || props.okDisabled} onClick={steps.onNext}>
                    {shown(steps.nextText)}
                  </Button>
                )}
                <Button
                  ref={steps?.onNext ? undefined : mainButton}
                  variant={steps?.onNext ? 'default' : props.okDanger ? 'danger' : 'primary'}
                  busy={isBusy}
                  disabled={props.okDisabled}
                  aria-keyshortcuts="Control+Enter Meta+Enter"
                  onClick={() => void handleOk()}
                >
                  {shown(props.okText) ?? t('common.ok')}
                </Button>
              </footer>
            ) : (
              footer && (
                <footer className="flex flex-wrap items-center justify-end gap-2 border-t border-solid border-line px-5 py-3">
                  {footer}
                </footer>
              )
            )}
          </PortalContext>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
