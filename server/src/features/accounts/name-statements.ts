/** The name of a member as others see it: without one of their own, their address up to its "@". `user`: SQL. */
export const memberName = (user: string): string => `(
  select coalesce(nullif(p.display_name, ''), split_part(u.email, '@', 1))
  from users u left join profiles p on p.user_id = u.id where u.id = ${user})`;
