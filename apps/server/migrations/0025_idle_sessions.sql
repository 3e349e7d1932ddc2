-- Written by hand: the function is made anew, with one parameter more, on the start that follows.
drop function if exists app_authenticate(text, integer, timestamptz, timestamptz);
