import { evaluate, parseExpression } from '@tarmac/admin-kit/expression';
import { TextInput } from '@tarmac/admin-kit/input';
import { useState } from 'react';

const row = { price: 19.9, amount: 3 };

// Read to a tree and walked, never run as code: people may write it.
export default function Expression() {
  const [source, setSource] = useState('round(row.price * row.amount, 2)');
  const read = parseExpression(source);
  return (
    <div className="flex flex-col gap-2">
      <TextInput aria-label="Expression" value={source} onValueChange={setSource} />
      <output>{read.ok ? String(evaluate(read.tree, { row })) : `${read.at}: ${read.message.en}`}</output>
    </div>
  );
}
