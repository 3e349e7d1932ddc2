let answer: boolean | undefined;

/** Whether this browser draws by WebGL 2: without a graphics card, or by order of its operator, it may not. Asked once. */
export function canDrawGl(): boolean {
  if (answer === undefined) {
    const context = document.createElement('canvas').getContext('webgl2');
    answer = context !== null;
    // Browsers keep few contexts alive.
    context?.getExtension('WEBGL_lose_context')?.loseContext();
  }
  return answer;
}
