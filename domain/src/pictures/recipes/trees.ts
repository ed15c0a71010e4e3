import { between, far, type Scene } from './scene';
import { circle, each } from './svg';

/** A row of trees at the edge of a field. */
export function trees(scene: Scene, ground: number, colour = '#2F6B47', count = 14): string {
  return each(count, (index) => {
    const [x, size] = [(scene.width / (count - 1)) * index + between(scene, -26, 26), between(scene, 24, 44)];
    return (
      circle(x, ground - size * 0.9, size, far(scene, colour, 0.3)) +
      circle(x - size * 0.3, ground - size * 1.2, size * 0.62, far(scene, '#5C9A5E', 0.34))
    );
  });
}
