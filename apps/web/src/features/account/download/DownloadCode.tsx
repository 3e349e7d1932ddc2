import { useLocalize } from '@tarmac/admin-kit/i18n';
import { encode } from 'uqr';
import { entryTexts as texts } from '../shared/entryTexts.ts';

/** Pixels of the code's side. @source ROUTE-18 */
const side = 78;

/** The download page as a code for cameras, of the lowest correction level: it is read from a screen. @source ROUTE-18 */
export default function DownloadCode() {
  const localize = useLocalize();
  const address = `${location.origin}/xiazai`;
  const { size, data } = encode(address, { ecc: 'L', border: 1 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <figure className="m-0 flex items-center gap-3">
      <svg
        role="img"
        aria-label={`${localize(texts.download)}: ${address}`}
        width={side}
        height={side}
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        // Cameras want dark on light, whatever the theme.
        style={{ background: '#fff', color: '#000' }}
      >
        <path d={path} fill="currentColor" />
      </svg>
      <figcaption className="text-frame-ink">{localize(texts.download)}</figcaption>
    </figure>
  );
}
