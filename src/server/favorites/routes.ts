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
    { schema: { tags, summary: "Adds an event to the favorites", body: FavoriteChange, response } },
    async (request) => favorites.add(await owner(request), Number(request.body.id)),
  );

  app.post(
    routes.removeFavorite,
    { schema: { tags, summary: "Removes an event from the favorites", body: FavoriteChange, response } },
    async (request) => favorites.remove(await owner(request), Number(request.body.id)),
  );

  app.post(
    routes.favoriteReminder,
    {
      schema: {
        tags,
        summary: "Turns the reminder of a favorite on or off",
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
