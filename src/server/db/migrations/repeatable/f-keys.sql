-- A key is what it was made as: used and ended, never widened, never given to another, never gone.
revoke update, delete, truncate on api_key from sampan_app;
-- next
grant update (last_used_at, revoked_at, revoked_by) on api_key to sampan_app;
-- next
select hide_from_shoppers(name) from unnest(array['api_key']) name;
