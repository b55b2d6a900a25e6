// A text as a QR code, dark on light in both themes, for cameras.
import { useEffect, useState } from 'preact/hooks';
import { t } from '../words/fluent';

interface QrProps {
  readonly text: string;
  /** The accessible name. */
  readonly label?: string;
}

export function QrCode({ text, label = t('qr') }: QrProps) {
  const [path, setPath] = useState<{ d: string; size: number } | null>(null);
  useEffect(() => {
    let current = true;
    void import('uqr').then(({ encode }) => {
      const { data, size } = encode(text, { border: 2 });
      const d = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
      if (current) setPath({ d, size });
    });
    return () => {
      current = false;
    };
  }, [text]);
  const size = path?.size ?? 33;
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shape-rendering="crispEdges">
      <rect width={size} height={size} fill="#fffaf0" />
      <path d={path?.d ?? ''} fill="#17131f" />
    </svg>
  );
}
