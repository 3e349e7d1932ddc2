/** A text of at most so many characters, as people count them. What is left out is told by an ellipsis. */
export function shorten(text: string, most: number): string {
  if (text.length <= most) return text;
  const characters = [...text];
  return characters.length <= most ? text : `${characters.slice(0, most - 1).join('')}…`;
}
