import { Button, Tag } from '@tarmac/admin-kit/input';
import { primaryPresets, ThemeProvider } from '@tarmac/admin-kit/theme';
import { useState } from 'react';

export default function ThemePart() {
  const [at, setAt] = useState(0);
  const preset = primaryPresets[at % primaryPresets.length]!;
  return (
    <ThemeProvider primary={preset.color} density="compact">
      <div className="flex items-center gap-2">
        <Button variant="primary" onClick={() => setAt(at + 1)}>
          {preset.label.en}
        </Button>
        <Tag tone="running">{preset.color}</Tag>
      </div>
    </ThemeProvider>
  );
}
