/** The name of a story for people. In tests it begins with the number of the requirement that it proves, which nobody looks for here. */
export const plainName = (name: string): string => {
  const text = name.replace(/^(?:[A-Z]{2,6}-\d{2}[,:]? )+/, '');
  return text.charAt(0).toUpperCase() + text.slice(1);
};
