import type { ReactNode } from 'react';

/**
 * The frame of pages before login: brand on the left, the page on the right, footer below.
 *
 * @example <LoginLayout brand={<h1>Acme</h1>} footer="© Acme"><LoginForm /></LoginLayout>
 * @source LAY-12
 */
export function LoginLayout({ brand, mark, corner, children, footer, aside, decoration, backgroundUrl }: LoginLayoutProps) {
  return (
    <div className="flex min-h-dvh flex-col bg-canvas text-ink">
      <div
        className="flex flex-1 items-stretch bg-cover bg-center"
        style={backgroundUrl === undefined ? undefined : { backgroundImage: `url(${JSON.stringify(backgroundUrl)})` }}
      >
        <header className="relative hidden w-[46%] flex-col justify-between overflow-hidden bg-frame p-12 text-frame-ink desktop:flex">
          {decoration !== undefined && (
            <div aria-hidden className="absolute inset-0 text-frame-line">
              {decoration}
            </div>
          )}
          <div className="relative">{brand}</div>
          <div className="relative">{aside}</div>
        </header>
        <main className="relative flex flex-1 flex-col items-center gap-8 border-line desktop:justify-center desktop:border-s desktop:border-solid px-6 py-16 [--spacing-control-sm:32px] [--spacing-control:40px]">
          {corner !== undefined && <div className="absolute end-6 top-4">{corner}</div>}
          {mark !== undefined && <div className="desktop:hidden">{mark}</div>}
          <div className="w-full max-w-95">{children}</div>
        </main>
      </div>
      {footer !== undefined && (
        <footer className="border-t border-solid border-line bg-surface px-6 py-4 text-center text-sm text-ink-secondary">{footer}</footer>
      )}
    </div>
  );
}

/** Props of {@link LoginLayout}. */
export interface LoginLayoutProps {
  /** Logo, name and what the product says of itself. */
  brand: ReactNode;
  /** Logo and name above the form on narrow windows, where the brand has no room. */
  mark?: ReactNode;
  /** In the upper corner beside the form, such as a choice of language. */
  corner?: ReactNode;
  /** Below the brand, such as a download code; not on mobile. */
  aside?: ReactNode;
  /** Behind brand and aside, such as a drawing of lines in the colour of the frame; nobody hears of it. */
  decoration?: ReactNode;
  /** The form to sign in, or what leads to it. */
  children: ReactNode;
  /** Below everything, such as copyright and record number; absent leaves it out. */
  footer?: ReactNode;
  /** Background image from the platform's settings. */
  backgroundUrl?: string;
}
