import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { AppError } from "#contract/app-error.ts";
import { FavoriteChange, Favorites, ReminderChange } from "#contract/favorites.ts";
import { routes } from "#contract/urls.ts";
import { acceptForms } from "#server/platform/http/forms.ts";
import type { FavoriteActions } from "./actions.ts";

export const favoriteRoutes: FastifyPluginAsyncZod<{ favorites: FavoriteActions }> = async (
  app,
  { favorites },
) => {
  acceptForms(app);
  const tags = ["favourites"];
  const response = { 200: Favorites };

  /** The user whose favourites change, from the session; a body that names another user is refused. */
  async function owner(request: FastifyRequest<{ Body: { user?: string } }>): Promise<string> {
    const { id } = await request.requireVisitor();
    const { user } = request.body;
    if (user !== undefined && user !== id) throw new AppError("forbidden", { code: "ownFavoritesOnly" });
    return id;
  }

  app.post(
    routes.addFavorite,
    { schema: { tags, summary: "Makes an event a favourite", body: FavoriteChange, response } },
    async (request) => favorites.add(await owner(request), Number(request.body.id)),
  );

  app.post(
    routes.removeFavorite,
    { schema: { tags, summary: "Takes an event off the favourites", body: FavoriteChange, response } },
    async (request) => favorites.remove(await owner(request), Number(request.body.id)),
  );

  app.post(
    routes.favoriteReminder,
    {
      schema: {
        tags,
        summary: "Asks for a mail one day before a favourite, or for none",
        body: ReminderChange,
        response,
      },
    },
    async (request) => {
      const userId = await owner(request);
      const eventId = Number(request.body.id);
      return request.body.reminder
        ? favorites.setReminder(userId, eventId)
        : favorites.clearReminder(userId, eventId);
    },
  );
};
