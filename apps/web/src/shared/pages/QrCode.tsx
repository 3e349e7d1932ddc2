import { encode } from 'uqr';

/** An address as a code for cameras, of the lowest correction level: it is read from a screen. @source ROUTE-18 */
export function QrCode({ address, label, side = 78 }: QrCodeProps) {
  const { size, data } = encode(address, { ecc: 'L', border: 1 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg
      role="img"
      aria-label={`${label}: ${address}`}
      width={side}
      height={side}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      // Cameras want dark on light, whatever the theme.
      style={{ background: '#fff', color: '#000' }}
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}

/** Props of {@link QrCode}. */
export interface QrCodeProps {
  address: string;
  /** What it is for, before the address, for those who cannot see it. */
  label: string;
  /** px, default 78. */
  side?: number;
}
