import { crestLetters } from '@touchline/domain/crest/crest-letters';
import { crestRecipe } from '@touchline/domain/crest/crest-recipe';
import { CHARGE_LINES, DIVISION_SHAPES, SHIELD_FORMS } from '@touchline/domain/crest/crest-shapes';
import { FONTS } from '../../../../theme/typography';

/** Five times the field of 100 × 120 in which crests are drawn. */
const SCALE = 5;

/** The colours that the tries go through. */
const COLOURS = ['#146B4F', '#1D5FD1', '#B3261E', '#5B2A86', '#0F2742', '#A8550A'] as const;

/**
 * Draws a crest for a team from its name, as the crests of colleges are drawn, because the marks of clubs belong to the
 * clubs. `variant` counts the tries: each gives another shield. Rejects where the browser cannot draw.
 */
export function crestPicture(teamName: string, variant: number): Promise<File> {
  const color = COLOURS[variant % COLOURS.length] ?? null;
  const recipe = crestRecipe({ _id: `${teamName}#${variant}`, name: teamName, abbreviation: null, color });
  const canvas = document.createElement('canvas');
  canvas.width = 100 * SCALE;
  canvas.height = 120 * SCALE;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser draws nothing');
  context.scale(SCALE, SCALE);
  const form = new Path2D(SHIELD_FORMS[recipe.form]);
  context.save();
  context.clip(form);
  context.fillStyle = recipe.field;
  context.fillRect(0, 0, 100, 120);
  const division = DIVISION_SHAPES[recipe.division];
  if (division !== null) {
    context.fillStyle = recipe.second;
    context.fill(new Path2D(division));
  }
  const charge = CHARGE_LINES[recipe.charge];
  context.strokeStyle = recipe.ink;
  if (charge !== null) {
    context.translate(50, 40);
    context.lineWidth = 2.6;
    context.lineCap = 'round';
    context.lineJoin = 'round';
    context.stroke(new Path2D(charge));
  }
  context.restore();
  context.strokeStyle = recipe.ink;
  context.lineWidth = 3;
  context.stroke(form);
  const letters = crestLetters(recipe, charge !== null);
  context.fillStyle = recipe.ink;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.font = `800 ${letters.size}px ${FONTS.heading}`;
  context.fillText(recipe.initials, 50, letters.y);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob === null) reject(new Error('The crest could not be stored'));
      else resolve(new File([blob], 'crest.png', { type: 'image/png' }));
    }, 'image/png');
  });
}
